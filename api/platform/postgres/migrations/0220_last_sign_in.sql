-- Sessions are deleted a month after their end, and somebody who has not logged in since has logged in all the same.
alter table account add column last_sign_in_at timestamptz;
update account a set last_sign_in_at = s.started_at
from (select username, max(created_at) as started_at from account_session group by username) s
where s.username = a.username;
