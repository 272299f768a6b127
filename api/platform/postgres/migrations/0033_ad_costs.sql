-- What ads cost, a day, campaign and keyword, as the ad account's files say (lifecycle §8, Google Keywords). Cents.
create table ad_cost (
  day date,
  campaign text collate "C",
  keyword text collate "C",
  clicks bigint not null check (clicks >= 0),
  cost bigint not null check (cost >= 0),
  primary key (day, campaign, keyword)
);
