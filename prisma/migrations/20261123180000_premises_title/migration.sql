-- Every item that staff write has a title, by which lists, trash and audit trail name it.
ALTER TABLE "PremisesPhoto" RENAME COLUMN "caption" TO "title";
