-- What an act has changed: a list of {what, before, after} in words. Of personal values only that they changed.
alter table staff_action add column changes jsonb;
