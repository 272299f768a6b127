-- The few that the read models have not forgotten yet, asked for every second among all there ever were.
create index erasure_open on erasure (carried_out_at) where rebuilt_at is null;
