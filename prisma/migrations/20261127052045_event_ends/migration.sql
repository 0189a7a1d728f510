-- An event is past when it has ended. Lists are read by its end, which is stored beside its beginning.

DROP INDEX "Program_deletedAt_programType_titleKey_eventHappeningDateTime_id_idx";

ALTER TABLE "Program" ADD COLUMN "pastAt" DATETIME NOT NULL DEFAULT '1970-01-01 00:00:00 +00:00';
ALTER TABLE "Program" ADD COLUMN "lastDay" DATETIME NOT NULL DEFAULT '1970-01-01 00:00:00 +00:00';
ALTER TABLE "Program" ADD COLUMN "openHours" JSONB;
ALTER TABLE "ProgramDate" ADD COLUMN "pastAt" DATETIME NOT NULL DEFAULT '1970-01-01 00:00:00 +00:00';
ALTER TABLE "ProgramDate" ADD COLUMN "lastDay" DATETIME NOT NULL DEFAULT '1970-01-01 00:00:00 +00:00';

-- The last day: that of the end, where it is not in the night.
UPDATE "Program" SET "lastDay" = CASE
  WHEN "endsAt" > "eventHappeningDateTime"
  THEN max("eventHappeningDateTime", strftime('%Y-%m-%dT%H:%M:%S.000+00:00', "endsAt", '-6 hours'))
  ELSE "eventHappeningDateTime" END;
UPDATE "ProgramDate" SET "lastDay" = CASE
  WHEN "endsAt" > "eventHappeningDateTime"
  THEN max("eventHappeningDateTime", strftime('%Y-%m-%dT%H:%M:%S.000+00:00', "endsAt", '-6 hours'))
  ELSE "eventHappeningDateTime" END;

-- The end; without one the midnight after the day. Clocks change on the last Sunday of March and of October at 01:00 UTC:
-- first the day of the beginning in Belgrade, then the offset at the midnight after it.
UPDATE "Program" SET "pastAt" = CASE WHEN "endsAt" > "eventHappeningDateTime" THEN "endsAt" ELSE (
  SELECT strftime('%Y-%m-%dT%H:%M:%S.000+00:00', "next", CASE
    WHEN "next" > date(strftime('%Y', "next") || '-03-25', 'weekday 0')
      AND "next" <= date(strftime('%Y', "next") || '-10-25', 'weekday 0') THEN '-2 hours' ELSE '-1 hours' END)
  FROM (SELECT date("eventHappeningDateTime", CASE
    WHEN datetime("eventHappeningDateTime") >= date(strftime('%Y', "eventHappeningDateTime") || '-03-25', 'weekday 0') || ' 01:00:00'
      AND datetime("eventHappeningDateTime") < date(strftime('%Y', "eventHappeningDateTime") || '-10-25', 'weekday 0') || ' 01:00:00'
    THEN '+2 hours' ELSE '+1 hours' END, '+1 day') AS "next")) END;
UPDATE "ProgramDate" SET "pastAt" = CASE WHEN "endsAt" > "eventHappeningDateTime" THEN "endsAt" ELSE (
  SELECT strftime('%Y-%m-%dT%H:%M:%S.000+00:00', "next", CASE
    WHEN "next" > date(strftime('%Y', "next") || '-03-25', 'weekday 0')
      AND "next" <= date(strftime('%Y', "next") || '-10-25', 'weekday 0') THEN '-2 hours' ELSE '-1 hours' END)
  FROM (SELECT date("eventHappeningDateTime", CASE
    WHEN datetime("eventHappeningDateTime") >= date(strftime('%Y', "eventHappeningDateTime") || '-03-25', 'weekday 0') || ' 01:00:00'
      AND datetime("eventHappeningDateTime") < date(strftime('%Y', "eventHappeningDateTime") || '-10-25', 'weekday 0') || ' 01:00:00'
    THEN '+2 hours' ELSE '+1 hours' END, '+1 day') AS "next")) END;

CREATE INDEX "Program_deletedAt_pastAt_id_idx" ON "Program"("deletedAt", "pastAt", "id");
CREATE INDEX "Program_deletedAt_programType_pastAt_id_idx" ON "Program"("deletedAt", "programType", "pastAt", "id");
CREATE INDEX "Program_deletedAt_lastDay_idx" ON "Program"("deletedAt", "lastDay");
CREATE INDEX "Program_deletedAt_programType_titleKey_pastAt_id_idx" ON "Program"("deletedAt", "programType", "titleKey", "pastAt", "id");
CREATE INDEX "ProgramDate_pastAt_idx" ON "ProgramDate"("pastAt");
CREATE INDEX "ProgramDate_lastDay_idx" ON "ProgramDate"("lastDay");
