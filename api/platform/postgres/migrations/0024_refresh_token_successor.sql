-- The token that a refresh token was exchanged for, encrypted: two tabs that refresh at the same moment get the same one,
-- so that a session goes on with one token and never with several. Forgotten when the next one is exchanged.
alter table refresh_token add column successor bytea;
