-- What names a person is found by an index when the person is erased, however much there is of it. Most of an account's
-- history is its owner's own acts, which are found by the account.
create index account_event_actor on account_event (actor_id) where actor_id <> username;
create index chat_message_staff on chat_message (staff) where staff is not null;
create index chat_closed_by on chat (closed_by) where closed_by is not null;
create index contact_message_staff on contact_message (staff) where staff is not null;
create index contact_request_answered_by on contact_request (answered_by) where answered_by is not null;
create index erasure_username on erasure (username) where username is not null;

-- Addresses are compared as `normalized_email` has them.
create index subscription_email on subscription (normalized_email(email));
create index chat_guest on chat (normalized_email(email)) where username is null;
drop index chat_email;
create index mailbox_recipient on mailbox (normalized_email(recipient));

-- What waits to be sent, or was given up, is decrypted to see whom it is for.
create index mail_outbox_sealed on mail_outbox (mail_id) where sealed is not null;
