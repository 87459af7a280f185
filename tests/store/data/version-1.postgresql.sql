-- A store of version 1 in PostgreSQL, as it was first released.
CREATE TABLE public.account (
    folded text NOT NULL,
    name text NOT NULL,
    password_hash text NOT NULL,
    created double precision NOT NULL
);
CREATE TABLE public.listing (
    match_id text NOT NULL,
    title text NOT NULL,
    status text NOT NULL,
    public smallint NOT NULL,
    data bytea NOT NULL,
    created double precision NOT NULL,
    changed double precision NOT NULL
);
CREATE TABLE public.log (
    id bigint NOT NULL,
    match_id text NOT NULL,
    number bigint NOT NULL,
    data bytea NOT NULL
);
ALTER TABLE public.log ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.log_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.revoked (
    match_id text NOT NULL,
    token text NOT NULL
);
CREATE TABLE public.seat (
    match_id text NOT NULL,
    seat bigint NOT NULL,
    account text NOT NULL
);
CREATE TABLE public.secret (
    name text NOT NULL,
    data bytea NOT NULL
);
CREATE TABLE public.session (
    token_hash text NOT NULL,
    account text NOT NULL,
    created double precision NOT NULL,
    expires double precision NOT NULL
);
CREATE TABLE public.snapshot (
    match_id text NOT NULL,
    number bigint NOT NULL,
    data bytea NOT NULL
);
CREATE TABLE public.store_version (
    version integer NOT NULL
);
INSERT INTO public.account VALUES ('anna', 'Anna', '$argon2id$v=19$x', 1700000004);
INSERT INTO public.listing VALUES ('m1', 'roborally', 'running', 1, '\x7b227365617473223a5b22416e6e61222c22626f74225d7d', 1700000001, 1700000001);
INSERT INTO public.listing VALUES ('m2', 'roborally', 'open', 0, '\x7b7d', 1700000003, 1700000003);
INSERT INTO public.log OVERRIDING SYSTEM VALUE VALUES (1, 'm1', 1, '\x7b226b696e64223a22626567696e227d');
INSERT INTO public.log OVERRIDING SYSTEM VALUE VALUES (2, 'm1', 2, '\x7b226b696e64223a2273746570222c226e223a327d');
INSERT INTO public.log OVERRIDING SYSTEM VALUE VALUES (3, 'm1', 3, '\x7b226b696e64223a2263686174222c2274657874223a2264c3a96ac3a0207675203b2069742773205c2271756f7465645c22227d');
INSERT INTO public.log OVERRIDING SYSTEM VALUE VALUES (4, 'm2', 1, '\x7b226b696e64223a22626567696e227d');
INSERT INTO public.revoked VALUES ('m1', 'token-1');
INSERT INTO public.seat VALUES ('m1', 0, 'anna');
INSERT INTO public.secret VALUES ('seats', '\x000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f');
INSERT INTO public.session VALUES ('0badc0de', 'anna', 1700000005, 9000000000);
INSERT INTO public.snapshot VALUES ('m1', 2, '\x7b22706f736974696f6e223a317d');
INSERT INTO public.store_version VALUES (1);
SELECT pg_catalog.setval('public.log_id_seq', 4, true);
ALTER TABLE ONLY public.account
    ADD CONSTRAINT account_pkey PRIMARY KEY (folded);
ALTER TABLE ONLY public.listing
    ADD CONSTRAINT listing_pkey PRIMARY KEY (match_id);
ALTER TABLE ONLY public.log
    ADD CONSTRAINT log_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.revoked
    ADD CONSTRAINT revoked_pkey PRIMARY KEY (match_id, token);
ALTER TABLE ONLY public.seat
    ADD CONSTRAINT seat_pkey PRIMARY KEY (match_id, seat);
ALTER TABLE ONLY public.secret
    ADD CONSTRAINT secret_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.session
    ADD CONSTRAINT session_pkey PRIMARY KEY (token_hash);
ALTER TABLE ONLY public.snapshot
    ADD CONSTRAINT snapshot_pkey PRIMARY KEY (match_id, number);
CREATE INDEX listing_created ON public.listing USING btree (created, match_id);
CREATE INDEX listing_status ON public.listing USING btree (status, created, match_id);
CREATE UNIQUE INDEX log_match_number ON public.log USING btree (match_id, number);
CREATE INDEX seat_account ON public.seat USING btree (account);
CREATE INDEX session_account ON public.session USING btree (account);
