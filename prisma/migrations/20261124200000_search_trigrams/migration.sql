-- Every three signs in a row of each item's search text: staff find parts of words with them, whatever the length of the archive.
-- Triggers keep them, so that nothing that writes an item can forget them.

CREATE VIRTUAL TABLE "NewsTrigrams" USING fts5(
  "text", content='', contentless_delete=1, detail='none', tokenize='trigram case_sensitive 1'
);
INSERT INTO "NewsTrigrams" ("rowid", "text") SELECT "id", "searchText" FROM "News";
CREATE TRIGGER "NewsTrigrams_insert" AFTER INSERT ON "News" BEGIN
  INSERT INTO "NewsTrigrams" ("rowid", "text") VALUES (new."id", new."searchText");
END;
CREATE TRIGGER "NewsTrigrams_update" AFTER UPDATE OF "searchText" ON "News" WHEN old."searchText" <> new."searchText" BEGIN
  INSERT OR REPLACE INTO "NewsTrigrams" ("rowid", "text") VALUES (new."id", new."searchText");
END;
CREATE TRIGGER "NewsTrigrams_delete" AFTER DELETE ON "News" BEGIN
  DELETE FROM "NewsTrigrams" WHERE "rowid" = old."id";
END;

CREATE VIRTUAL TABLE "ProgramTrigrams" USING fts5(
  "text", content='', contentless_delete=1, detail='none', tokenize='trigram case_sensitive 1'
);
INSERT INTO "ProgramTrigrams" ("rowid", "text") SELECT "id", "searchText" FROM "Program";
CREATE TRIGGER "ProgramTrigrams_insert" AFTER INSERT ON "Program" BEGIN
  INSERT INTO "ProgramTrigrams" ("rowid", "text") VALUES (new."id", new."searchText");
END;
CREATE TRIGGER "ProgramTrigrams_update" AFTER UPDATE OF "searchText" ON "Program" WHEN old."searchText" <> new."searchText" BEGIN
  INSERT OR REPLACE INTO "ProgramTrigrams" ("rowid", "text") VALUES (new."id", new."searchText");
END;
CREATE TRIGGER "ProgramTrigrams_delete" AFTER DELETE ON "Program" BEGIN
  DELETE FROM "ProgramTrigrams" WHERE "rowid" = old."id";
END;

CREATE VIRTUAL TABLE "MovieTrigrams" USING fts5(
  "text", content='', contentless_delete=1, detail='none', tokenize='trigram case_sensitive 1'
);
INSERT INTO "MovieTrigrams" ("rowid", "text") SELECT "id", "searchText" FROM "Movie";
CREATE TRIGGER "MovieTrigrams_insert" AFTER INSERT ON "Movie" BEGIN
  INSERT INTO "MovieTrigrams" ("rowid", "text") VALUES (new."id", new."searchText");
END;
CREATE TRIGGER "MovieTrigrams_update" AFTER UPDATE OF "searchText" ON "Movie" WHEN old."searchText" <> new."searchText" BEGIN
  INSERT OR REPLACE INTO "MovieTrigrams" ("rowid", "text") VALUES (new."id", new."searchText");
END;
CREATE TRIGGER "MovieTrigrams_delete" AFTER DELETE ON "Movie" BEGIN
  DELETE FROM "MovieTrigrams" WHERE "rowid" = old."id";
END;

CREATE VIRTUAL TABLE "CompetitionTrigrams" USING fts5(
  "text", content='', contentless_delete=1, detail='none', tokenize='trigram case_sensitive 1'
);
INSERT INTO "CompetitionTrigrams" ("rowid", "text") SELECT "id", "searchText" FROM "Competition";
CREATE TRIGGER "CompetitionTrigrams_insert" AFTER INSERT ON "Competition" BEGIN
  INSERT INTO "CompetitionTrigrams" ("rowid", "text") VALUES (new."id", new."searchText");
END;
CREATE TRIGGER "CompetitionTrigrams_update" AFTER UPDATE OF "searchText" ON "Competition" WHEN old."searchText" <> new."searchText" BEGIN
  INSERT OR REPLACE INTO "CompetitionTrigrams" ("rowid", "text") VALUES (new."id", new."searchText");
END;
CREATE TRIGGER "CompetitionTrigrams_delete" AFTER DELETE ON "Competition" BEGIN
  DELETE FROM "CompetitionTrigrams" WHERE "rowid" = old."id";
END;

CREATE VIRTUAL TABLE "ProcurementTrigrams" USING fts5(
  "text", content='', contentless_delete=1, detail='none', tokenize='trigram case_sensitive 1'
);
INSERT INTO "ProcurementTrigrams" ("rowid", "text") SELECT "id", "searchText" FROM "Procurement";
CREATE TRIGGER "ProcurementTrigrams_insert" AFTER INSERT ON "Procurement" BEGIN
  INSERT INTO "ProcurementTrigrams" ("rowid", "text") VALUES (new."id", new."searchText");
END;
CREATE TRIGGER "ProcurementTrigrams_update" AFTER UPDATE OF "searchText" ON "Procurement" WHEN old."searchText" <> new."searchText" BEGIN
  INSERT OR REPLACE INTO "ProcurementTrigrams" ("rowid", "text") VALUES (new."id", new."searchText");
END;
CREATE TRIGGER "ProcurementTrigrams_delete" AFTER DELETE ON "Procurement" BEGIN
  DELETE FROM "ProcurementTrigrams" WHERE "rowid" = old."id";
END;

CREATE VIRTUAL TABLE "GalleryItemTrigrams" USING fts5(
  "text", content='', contentless_delete=1, detail='none', tokenize='trigram case_sensitive 1'
);
INSERT INTO "GalleryItemTrigrams" ("rowid", "text") SELECT "id", "searchText" FROM "GalleryItem";
CREATE TRIGGER "GalleryItemTrigrams_insert" AFTER INSERT ON "GalleryItem" BEGIN
  INSERT INTO "GalleryItemTrigrams" ("rowid", "text") VALUES (new."id", new."searchText");
END;
CREATE TRIGGER "GalleryItemTrigrams_update" AFTER UPDATE OF "searchText" ON "GalleryItem" WHEN old."searchText" <> new."searchText" BEGIN
  INSERT OR REPLACE INTO "GalleryItemTrigrams" ("rowid", "text") VALUES (new."id", new."searchText");
END;
CREATE TRIGGER "GalleryItemTrigrams_delete" AFTER DELETE ON "GalleryItem" BEGIN
  DELETE FROM "GalleryItemTrigrams" WHERE "rowid" = old."id";
END;

CREATE VIRTUAL TABLE "ColonyTrigrams" USING fts5(
  "text", content='', contentless_delete=1, detail='none', tokenize='trigram case_sensitive 1'
);
INSERT INTO "ColonyTrigrams" ("rowid", "text") SELECT "id", "searchText" FROM "Colony";
CREATE TRIGGER "ColonyTrigrams_insert" AFTER INSERT ON "Colony" BEGIN
  INSERT INTO "ColonyTrigrams" ("rowid", "text") VALUES (new."id", new."searchText");
END;
CREATE TRIGGER "ColonyTrigrams_update" AFTER UPDATE OF "searchText" ON "Colony" WHEN old."searchText" <> new."searchText" BEGIN
  INSERT OR REPLACE INTO "ColonyTrigrams" ("rowid", "text") VALUES (new."id", new."searchText");
END;
CREATE TRIGGER "ColonyTrigrams_delete" AFTER DELETE ON "Colony" BEGIN
  DELETE FROM "ColonyTrigrams" WHERE "rowid" = old."id";
END;

CREATE VIRTUAL TABLE "ArtSalonTrigrams" USING fts5(
  "text", content='', contentless_delete=1, detail='none', tokenize='trigram case_sensitive 1'
);
INSERT INTO "ArtSalonTrigrams" ("rowid", "text") SELECT "id", "searchText" FROM "ArtSalon";
CREATE TRIGGER "ArtSalonTrigrams_insert" AFTER INSERT ON "ArtSalon" BEGIN
  INSERT INTO "ArtSalonTrigrams" ("rowid", "text") VALUES (new."id", new."searchText");
END;
CREATE TRIGGER "ArtSalonTrigrams_update" AFTER UPDATE OF "searchText" ON "ArtSalon" WHEN old."searchText" <> new."searchText" BEGIN
  INSERT OR REPLACE INTO "ArtSalonTrigrams" ("rowid", "text") VALUES (new."id", new."searchText");
END;
CREATE TRIGGER "ArtSalonTrigrams_delete" AFTER DELETE ON "ArtSalon" BEGIN
  DELETE FROM "ArtSalonTrigrams" WHERE "rowid" = old."id";
END;

CREATE VIRTUAL TABLE "PremisesPhotoTrigrams" USING fts5(
  "text", content='', contentless_delete=1, detail='none', tokenize='trigram case_sensitive 1'
);
INSERT INTO "PremisesPhotoTrigrams" ("rowid", "text") SELECT "id", "searchText" FROM "PremisesPhoto";
CREATE TRIGGER "PremisesPhotoTrigrams_insert" AFTER INSERT ON "PremisesPhoto" BEGIN
  INSERT INTO "PremisesPhotoTrigrams" ("rowid", "text") VALUES (new."id", new."searchText");
END;
CREATE TRIGGER "PremisesPhotoTrigrams_update" AFTER UPDATE OF "searchText" ON "PremisesPhoto" WHEN old."searchText" <> new."searchText" BEGIN
  INSERT OR REPLACE INTO "PremisesPhotoTrigrams" ("rowid", "text") VALUES (new."id", new."searchText");
END;
CREATE TRIGGER "PremisesPhotoTrigrams_delete" AFTER DELETE ON "PremisesPhoto" BEGIN
  DELETE FROM "PremisesPhotoTrigrams" WHERE "rowid" = old."id";
END;
