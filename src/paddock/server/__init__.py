"""HTTP and WebSocket over matches: lobby, invitations, seat tokens, accounts. No rule of any title is known here."""
