-- What was answered and what was closed is deleted after a while; these find what is due.
create index contact_request_answered on contact_request (answered_at) where answered_at is not null;
create index chat_closed on chat (closed_at) where closed_at is not null;
create index contact_request_waiting on contact_request (created_at) where status = 'waiting';
