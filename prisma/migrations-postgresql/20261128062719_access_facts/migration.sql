-- AlterTable
ALTER TABLE "Program" ADD COLUMN     "accessFacts" JSON NOT NULL DEFAULT '[]';

-- AlterTable
ALTER TABLE "ProgramDate" ADD COLUMN     "accessFacts" JSON NOT NULL DEFAULT '[]';

-- AlterTable
ALTER TABLE "Screening" ADD COLUMN     "accessFacts" JSON NOT NULL DEFAULT '[]';
