-- An event is past when it has ended. Lists are read by its end, which is stored beside its beginning.

DROP INDEX "Program_deletedAt_programType_titleKey_eventHappeningDateTi_idx";

ALTER TABLE "Program" ADD COLUMN "lastDay" TIMESTAMP(3) NOT NULL DEFAULT '1970-01-01 00:00:00 +00:00',
ADD COLUMN "openHours" JSON,
ADD COLUMN "pastAt" TIMESTAMP(3) NOT NULL DEFAULT '1970-01-01 00:00:00 +00:00';
ALTER TABLE "ProgramDate" ADD COLUMN "lastDay" TIMESTAMP(3) NOT NULL DEFAULT '1970-01-01 00:00:00 +00:00',
ADD COLUMN "pastAt" TIMESTAMP(3) NOT NULL DEFAULT '1970-01-01 00:00:00 +00:00';

-- The end; without one the midnight after the day. The last day: that of the end, where it is not in the night.
UPDATE "Program" SET
  "pastAt" = CASE WHEN "endsAt" > "eventHappeningDateTime" THEN "endsAt" ELSE
    (("eventHappeningDateTime" AT TIME ZONE 'UTC' AT TIME ZONE 'Europe/Belgrade')::date + 1)::timestamp
      AT TIME ZONE 'Europe/Belgrade' AT TIME ZONE 'UTC' END,
  "lastDay" = CASE WHEN "endsAt" > "eventHappeningDateTime"
    THEN greatest("eventHappeningDateTime", "endsAt" - interval '6 hours') ELSE "eventHappeningDateTime" END;
UPDATE "ProgramDate" SET
  "pastAt" = CASE WHEN "endsAt" > "eventHappeningDateTime" THEN "endsAt" ELSE
    (("eventHappeningDateTime" AT TIME ZONE 'UTC' AT TIME ZONE 'Europe/Belgrade')::date + 1)::timestamp
      AT TIME ZONE 'Europe/Belgrade' AT TIME ZONE 'UTC' END,
  "lastDay" = CASE WHEN "endsAt" > "eventHappeningDateTime"
    THEN greatest("eventHappeningDateTime", "endsAt" - interval '6 hours') ELSE "eventHappeningDateTime" END;

CREATE INDEX "Program_deletedAt_pastAt_id_idx" ON "Program"("deletedAt", "pastAt", "id");
CREATE INDEX "Program_deletedAt_programType_pastAt_id_idx" ON "Program"("deletedAt", "programType", "pastAt", "id");
CREATE INDEX "Program_deletedAt_lastDay_idx" ON "Program"("deletedAt", "lastDay");
CREATE INDEX "Program_deletedAt_programType_titleKey_pastAt_id_idx" ON "Program"("deletedAt", "programType", "titleKey", "pastAt", "id");
CREATE INDEX "ProgramDate_pastAt_idx" ON "ProgramDate"("pastAt");
CREATE INDEX "ProgramDate_lastDay_idx" ON "ProgramDate"("lastDay");
