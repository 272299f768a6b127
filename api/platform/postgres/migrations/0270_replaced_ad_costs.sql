-- Ad costs are corrected later, and a report as of an earlier position shows those that were known then (lifecycle §8).
alter table ad_cost add column from_position text collate "C" not null default '';

-- What a correction has replaced. Reports as of a position from `from_position` on, and before `until_position`, show it.
create table replaced_ad_cost (
  day date,
  campaign text collate "C",
  keyword text collate "C",
  clicks bigint not null,
  cost bigint not null,
  from_position text collate "C" not null,
  until_position text collate "C",
  primary key (day, campaign, keyword, until_position)
);
