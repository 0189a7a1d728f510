-- AlterTable
ALTER TABLE "Program" ADD COLUMN "accessFacts" JSONB NOT NULL DEFAULT '[]';

-- AlterTable
ALTER TABLE "ProgramDate" ADD COLUMN "accessFacts" JSONB NOT NULL DEFAULT '[]';

-- AlterTable
ALTER TABLE "Screening" ADD COLUMN "accessFacts" JSONB NOT NULL DEFAULT '[]';
