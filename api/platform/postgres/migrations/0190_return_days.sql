-- The days to return something are a setting: ready answers that nobody has changed name no number.
update ready_answer set body = replace(body, ' within 30 days. ', '. ')
where answer_id in ('return-how', 'returns') and version = 1;
