-- Costs are corrected later: a report as of an earlier position shows those that were known then (lifecycle §8). The
-- newest of a day, campaign and keyword has no end.
alter table ad_cost
  add column from_position text collate "C" not null default '',
  add column until_position text collate "C",
  drop constraint ad_cost_pkey,
  add primary key (day, campaign, keyword, from_position);
create unique index ad_cost_newest on ad_cost (day, campaign, keyword) where until_position is null;
