-- Of a sent mail, for the week in which the receiver's mail server may return it: its receiver as a keyed hash, by which an
-- erasure finds it, and, encrypted, what staff are told when it comes back. Both are null where returned mail goes elsewhere.
alter table mail_outbox add column sent_to_hash bytea;
alter table mail_outbox add column returnable bytea;
create index mail_outbox_sent_to on mail_outbox (sent_to_hash) where sent_to_hash is not null;
create index mail_outbox_returnable on mail_outbox (sent_at) where returnable is not null;
alter table mailbox add column return_path text;
