-- AlterTable
ALTER TABLE "Program" ADD COLUMN "isFree" BOOLEAN;

-- AlterTable
ALTER TABLE "Screening" ADD COLUMN "isFree" BOOLEAN;

-- Films were for children by the beginning of a word of their genre. Those whose genre says so in a whole word keep it, as an age.
UPDATE "Movie" SET "childrenAge" = 'svih uzrasta'
WHERE "childrenAge" = '' AND "genere" NOT LIKE '%nije %' AND "genere" NOT LIKE '%није %' AND (
  "genere" LIKE '%dečji%' OR "genere" LIKE '%Dečji%' OR "genere" LIKE '%DEČJI%' OR "genere" LIKE '%dečij%' OR "genere" LIKE '%Dečij%'
  OR "genere" LIKE '%za decu%' OR "genere" LIKE '%Za decu%' OR "genere" LIKE '%ZA DECU%'
  OR "genere" LIKE '%дечји%' OR "genere" LIKE '%Дечји%' OR "genere" LIKE '%ДЕЧЈИ%' OR "genere" LIKE '%дечиј%' OR "genere" LIKE '%Дечиј%'
  OR "genere" LIKE '%за децу%' OR "genere" LIKE '%За децу%' OR "genere" LIKE '%ЗА ДЕЦУ%'
);
UPDATE "ContentRevision" SET "number" = "number" + 1;
