-- An account may give another address for its order than its own: what is kept of it is found by its name, too.
alter table begun_payment add column username text collate "C";
create index begun_payment_username on begun_payment (username) where username is not null;
