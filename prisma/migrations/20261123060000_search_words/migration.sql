-- The words of each item, folded, for visitors' search: what stands in the first line of the search text is its title.
-- Triggers keep them, so that nothing that writes an item can forget them.

CREATE VIRTUAL TABLE "NewsWords" USING fts5(
  "title", "text", content='', contentless_delete=1, detail='column', prefix='2 3', tokenize='unicode61 remove_diacritics 0'
);
INSERT INTO "NewsWords" ("rowid", "title", "text") SELECT "id", substr("News"."searchText", 1, instr("News"."searchText" || char(10), char(10)) - 1), substr("News"."searchText", instr("News"."searchText" || char(10), char(10)) + 1) FROM "News";
CREATE TRIGGER "NewsWords_insert" AFTER INSERT ON "News" BEGIN
  INSERT INTO "NewsWords" ("rowid", "title", "text") VALUES (new."id", substr(new."searchText", 1, instr(new."searchText" || char(10), char(10)) - 1), substr(new."searchText", instr(new."searchText" || char(10), char(10)) + 1));
END;
CREATE TRIGGER "NewsWords_update" AFTER UPDATE OF "searchText" ON "News" WHEN old."searchText" <> new."searchText" BEGIN
  INSERT OR REPLACE INTO "NewsWords" ("rowid", "title", "text") VALUES (new."id", substr(new."searchText", 1, instr(new."searchText" || char(10), char(10)) - 1), substr(new."searchText", instr(new."searchText" || char(10), char(10)) + 1));
END;
CREATE TRIGGER "NewsWords_delete" AFTER DELETE ON "News" BEGIN
  DELETE FROM "NewsWords" WHERE "rowid" = old."id";
END;

CREATE VIRTUAL TABLE "ProgramWords" USING fts5(
  "title", "text", content='', contentless_delete=1, detail='column', prefix='2 3', tokenize='unicode61 remove_diacritics 0'
);
INSERT INTO "ProgramWords" ("rowid", "title", "text") SELECT "id", substr("Program"."searchText", 1, instr("Program"."searchText" || char(10), char(10)) - 1), substr("Program"."searchText", instr("Program"."searchText" || char(10), char(10)) + 1) FROM "Program";
CREATE TRIGGER "ProgramWords_insert" AFTER INSERT ON "Program" BEGIN
  INSERT INTO "ProgramWords" ("rowid", "title", "text") VALUES (new."id", substr(new."searchText", 1, instr(new."searchText" || char(10), char(10)) - 1), substr(new."searchText", instr(new."searchText" || char(10), char(10)) + 1));
END;
CREATE TRIGGER "ProgramWords_update" AFTER UPDATE OF "searchText" ON "Program" WHEN old."searchText" <> new."searchText" BEGIN
  INSERT OR REPLACE INTO "ProgramWords" ("rowid", "title", "text") VALUES (new."id", substr(new."searchText", 1, instr(new."searchText" || char(10), char(10)) - 1), substr(new."searchText", instr(new."searchText" || char(10), char(10)) + 1));
END;
CREATE TRIGGER "ProgramWords_delete" AFTER DELETE ON "Program" BEGIN
  DELETE FROM "ProgramWords" WHERE "rowid" = old."id";
END;

CREATE VIRTUAL TABLE "MovieWords" USING fts5(
  "title", "text", content='', contentless_delete=1, detail='column', prefix='2 3', tokenize='unicode61 remove_diacritics 0'
);
INSERT INTO "MovieWords" ("rowid", "title", "text") SELECT "id", substr("Movie"."searchText", 1, instr("Movie"."searchText" || char(10), char(10)) - 1), substr("Movie"."searchText", instr("Movie"."searchText" || char(10), char(10)) + 1) FROM "Movie";
CREATE TRIGGER "MovieWords_insert" AFTER INSERT ON "Movie" BEGIN
  INSERT INTO "MovieWords" ("rowid", "title", "text") VALUES (new."id", substr(new."searchText", 1, instr(new."searchText" || char(10), char(10)) - 1), substr(new."searchText", instr(new."searchText" || char(10), char(10)) + 1));
END;
CREATE TRIGGER "MovieWords_update" AFTER UPDATE OF "searchText" ON "Movie" WHEN old."searchText" <> new."searchText" BEGIN
  INSERT OR REPLACE INTO "MovieWords" ("rowid", "title", "text") VALUES (new."id", substr(new."searchText", 1, instr(new."searchText" || char(10), char(10)) - 1), substr(new."searchText", instr(new."searchText" || char(10), char(10)) + 1));
END;
CREATE TRIGGER "MovieWords_delete" AFTER DELETE ON "Movie" BEGIN
  DELETE FROM "MovieWords" WHERE "rowid" = old."id";
END;

CREATE VIRTUAL TABLE "CompetitionWords" USING fts5(
  "title", "text", content='', contentless_delete=1, detail='column', prefix='2 3', tokenize='unicode61 remove_diacritics 0'
);
INSERT INTO "CompetitionWords" ("rowid", "title", "text") SELECT "id", substr("Competition"."searchText", 1, instr("Competition"."searchText" || char(10), char(10)) - 1), substr("Competition"."searchText", instr("Competition"."searchText" || char(10), char(10)) + 1) FROM "Competition";
CREATE TRIGGER "CompetitionWords_insert" AFTER INSERT ON "Competition" BEGIN
  INSERT INTO "CompetitionWords" ("rowid", "title", "text") VALUES (new."id", substr(new."searchText", 1, instr(new."searchText" || char(10), char(10)) - 1), substr(new."searchText", instr(new."searchText" || char(10), char(10)) + 1));
END;
CREATE TRIGGER "CompetitionWords_update" AFTER UPDATE OF "searchText" ON "Competition" WHEN old."searchText" <> new."searchText" BEGIN
  INSERT OR REPLACE INTO "CompetitionWords" ("rowid", "title", "text") VALUES (new."id", substr(new."searchText", 1, instr(new."searchText" || char(10), char(10)) - 1), substr(new."searchText", instr(new."searchText" || char(10), char(10)) + 1));
END;
CREATE TRIGGER "CompetitionWords_delete" AFTER DELETE ON "Competition" BEGIN
  DELETE FROM "CompetitionWords" WHERE "rowid" = old."id";
END;

CREATE VIRTUAL TABLE "ProcurementWords" USING fts5(
  "title", "text", content='', contentless_delete=1, detail='column', prefix='2 3', tokenize='unicode61 remove_diacritics 0'
);
INSERT INTO "ProcurementWords" ("rowid", "title", "text") SELECT "id", substr("Procurement"."searchText", 1, instr("Procurement"."searchText" || char(10), char(10)) - 1), substr("Procurement"."searchText", instr("Procurement"."searchText" || char(10), char(10)) + 1) FROM "Procurement";
CREATE TRIGGER "ProcurementWords_insert" AFTER INSERT ON "Procurement" BEGIN
  INSERT INTO "ProcurementWords" ("rowid", "title", "text") VALUES (new."id", substr(new."searchText", 1, instr(new."searchText" || char(10), char(10)) - 1), substr(new."searchText", instr(new."searchText" || char(10), char(10)) + 1));
END;
CREATE TRIGGER "ProcurementWords_update" AFTER UPDATE OF "searchText" ON "Procurement" WHEN old."searchText" <> new."searchText" BEGIN
  INSERT OR REPLACE INTO "ProcurementWords" ("rowid", "title", "text") VALUES (new."id", substr(new."searchText", 1, instr(new."searchText" || char(10), char(10)) - 1), substr(new."searchText", instr(new."searchText" || char(10), char(10)) + 1));
END;
CREATE TRIGGER "ProcurementWords_delete" AFTER DELETE ON "Procurement" BEGIN
  DELETE FROM "ProcurementWords" WHERE "rowid" = old."id";
END;

CREATE VIRTUAL TABLE "GalleryItemWords" USING fts5(
  "title", "text", content='', contentless_delete=1, detail='column', prefix='2 3', tokenize='unicode61 remove_diacritics 0'
);
INSERT INTO "GalleryItemWords" ("rowid", "title", "text") SELECT "id", substr("GalleryItem"."searchText", 1, instr("GalleryItem"."searchText" || char(10), char(10)) - 1), substr("GalleryItem"."searchText", instr("GalleryItem"."searchText" || char(10), char(10)) + 1) FROM "GalleryItem";
CREATE TRIGGER "GalleryItemWords_insert" AFTER INSERT ON "GalleryItem" BEGIN
  INSERT INTO "GalleryItemWords" ("rowid", "title", "text") VALUES (new."id", substr(new."searchText", 1, instr(new."searchText" || char(10), char(10)) - 1), substr(new."searchText", instr(new."searchText" || char(10), char(10)) + 1));
END;
CREATE TRIGGER "GalleryItemWords_update" AFTER UPDATE OF "searchText" ON "GalleryItem" WHEN old."searchText" <> new."searchText" BEGIN
  INSERT OR REPLACE INTO "GalleryItemWords" ("rowid", "title", "text") VALUES (new."id", substr(new."searchText", 1, instr(new."searchText" || char(10), char(10)) - 1), substr(new."searchText", instr(new."searchText" || char(10), char(10)) + 1));
END;
CREATE TRIGGER "GalleryItemWords_delete" AFTER DELETE ON "GalleryItem" BEGIN
  DELETE FROM "GalleryItemWords" WHERE "rowid" = old."id";
END;

CREATE VIRTUAL TABLE "ColonyWords" USING fts5(
  "title", "text", content='', contentless_delete=1, detail='column', prefix='2 3', tokenize='unicode61 remove_diacritics 0'
);
INSERT INTO "ColonyWords" ("rowid", "title", "text") SELECT "id", substr("Colony"."searchText", 1, instr("Colony"."searchText" || char(10), char(10)) - 1), substr("Colony"."searchText", instr("Colony"."searchText" || char(10), char(10)) + 1) FROM "Colony";
CREATE TRIGGER "ColonyWords_insert" AFTER INSERT ON "Colony" BEGIN
  INSERT INTO "ColonyWords" ("rowid", "title", "text") VALUES (new."id", substr(new."searchText", 1, instr(new."searchText" || char(10), char(10)) - 1), substr(new."searchText", instr(new."searchText" || char(10), char(10)) + 1));
END;
CREATE TRIGGER "ColonyWords_update" AFTER UPDATE OF "searchText" ON "Colony" WHEN old."searchText" <> new."searchText" BEGIN
  INSERT OR REPLACE INTO "ColonyWords" ("rowid", "title", "text") VALUES (new."id", substr(new."searchText", 1, instr(new."searchText" || char(10), char(10)) - 1), substr(new."searchText", instr(new."searchText" || char(10), char(10)) + 1));
END;
CREATE TRIGGER "ColonyWords_delete" AFTER DELETE ON "Colony" BEGIN
  DELETE FROM "ColonyWords" WHERE "rowid" = old."id";
END;

CREATE VIRTUAL TABLE "ArtSalonWords" USING fts5(
  "title", "text", content='', contentless_delete=1, detail='column', prefix='2 3', tokenize='unicode61 remove_diacritics 0'
);
INSERT INTO "ArtSalonWords" ("rowid", "title", "text") SELECT "id", substr("ArtSalon"."searchText", 1, instr("ArtSalon"."searchText" || char(10), char(10)) - 1), substr("ArtSalon"."searchText", instr("ArtSalon"."searchText" || char(10), char(10)) + 1) FROM "ArtSalon";
CREATE TRIGGER "ArtSalonWords_insert" AFTER INSERT ON "ArtSalon" BEGIN
  INSERT INTO "ArtSalonWords" ("rowid", "title", "text") VALUES (new."id", substr(new."searchText", 1, instr(new."searchText" || char(10), char(10)) - 1), substr(new."searchText", instr(new."searchText" || char(10), char(10)) + 1));
END;
CREATE TRIGGER "ArtSalonWords_update" AFTER UPDATE OF "searchText" ON "ArtSalon" WHEN old."searchText" <> new."searchText" BEGIN
  INSERT OR REPLACE INTO "ArtSalonWords" ("rowid", "title", "text") VALUES (new."id", substr(new."searchText", 1, instr(new."searchText" || char(10), char(10)) - 1), substr(new."searchText", instr(new."searchText" || char(10), char(10)) + 1));
END;
CREATE TRIGGER "ArtSalonWords_delete" AFTER DELETE ON "ArtSalon" BEGIN
  DELETE FROM "ArtSalonWords" WHERE "rowid" = old."id";
END;
