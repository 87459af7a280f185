-- A store of version 1 in SQLite, as it was first released.
pragma application_id = 1348559972;
pragma user_version = 1;
BEGIN TRANSACTION;
CREATE TABLE account (
        folded text primary key,
        name text not null,
        password_hash text not null,
        created double precision not null
    );
INSERT INTO "account" VALUES('anna','Anna','$argon2id$v=19$x',1700000004.0);
CREATE TABLE listing (
        match_id text primary key,
        title text not null,
        status text not null,
        public smallint not null,
        data blob not null,
        created double precision not null,
        changed double precision not null
    );
INSERT INTO "listing" VALUES('m1','roborally','running',1,X'7B227365617473223A5B22416E6E61222C22626F74225D7D',1700000001.0,1700000001.0);
INSERT INTO "listing" VALUES('m2','roborally','open',0,X'7B7D',1700000003.0,1700000003.0);
CREATE TABLE log (
        id integer primary key,
        match_id text not null,
        number bigint not null,
        data blob not null
    );
INSERT INTO "log" VALUES(1,'m1',1,X'7B226B696E64223A22626567696E227D');
INSERT INTO "log" VALUES(2,'m1',2,X'7B226B696E64223A2273746570222C226E223A327D');
INSERT INTO "log" VALUES(3,'m1',3,X'7B226B696E64223A2263686174222C2274657874223A2264C3A96AC3A0207675203B2069742773205C2271756F7465645C22227D');
INSERT INTO "log" VALUES(4,'m2',1,X'7B226B696E64223A22626567696E227D');
CREATE TABLE revoked (
        match_id text not null,
        token text not null,
        primary key (match_id, token)
    );
INSERT INTO "revoked" VALUES('m1','token-1');
CREATE TABLE seat (
        match_id text not null,
        seat bigint not null,
        account text not null,
        primary key (match_id, seat)
    );
INSERT INTO "seat" VALUES('m1',0,'anna');
CREATE TABLE secret (
        name text primary key,
        data blob not null
    );
INSERT INTO "secret" VALUES('seats',X'000102030405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F');
CREATE TABLE session (
        token_hash text primary key,
        account text not null,
        created double precision not null,
        expires double precision not null
    );
INSERT INTO "session" VALUES('0badc0de','anna',1700000005.0,9000000000.0);
CREATE TABLE snapshot (
        match_id text not null,
        number bigint not null,
        data blob not null,
        primary key (match_id, number)
    );
INSERT INTO "snapshot" VALUES('m1',2,X'7B22706F736974696F6E223A317D');
CREATE UNIQUE INDEX log_match_number on log (match_id, number);
CREATE INDEX listing_created on listing (created, match_id);
CREATE INDEX listing_status on listing (status, created, match_id);
CREATE INDEX session_account on session (account);
CREATE INDEX seat_account on seat (account);
COMMIT;
