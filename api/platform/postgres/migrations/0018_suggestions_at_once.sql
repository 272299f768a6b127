-- New entries of these indexes wait in a list that every search reads from end to end, until a vacuum sorts them in. The
-- views are made anew by hand and then read at every letter that somebody types: sorted in at once.
alter index suggestion_words set (fastupdate = off);
alter index search_word_likeness set (fastupdate = off);
