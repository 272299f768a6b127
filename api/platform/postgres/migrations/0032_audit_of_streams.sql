-- The audit walks through the log, stream by stream, and compares all that hangs on each with what its events say. `walked`:
-- where it goes on; `rounds`: how often it has come to the end and begun again.
alter table audit_pass
  add column walked text collate "C" not null default '',
  add column rounds integer not null default 0;

-- Who looks at it again and says when it is gone: every pass, the comparison with the gateways, or that of streams.
alter table audit_finding add column watch text not null default 'pass' check (watch in ('pass', 'gateways', 'streams'));
update audit_finding set watch = 'gateways' where is_of_gateway;
alter table audit_finding drop column is_of_gateway, alter column watch drop default;
create index audit_finding_stream on audit_finding (seen_at) where watch = 'streams';
