-- A data export that cannot be delivered is not kept: whoever wants it asks again. Its kind and times stay.
alter table mail_outbox drop constraint mail_outbox_check;
alter table mail_outbox add constraint mail_outbox_contents
  check (case when sent_at is not null then sealed is null else sealed is not null or given_up_at is not null end);
update mail_outbox set sealed = null where given_up_at is not null and template = 'data-export';
