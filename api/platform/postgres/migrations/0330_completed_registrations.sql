-- Whether an account was made of it. It stays for its day, since that it was gone would tell others of the account.
alter table registration add column is_complete boolean not null default false;
