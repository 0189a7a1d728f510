-- CreateTable
CREATE TABLE "InstallationValue" (
    "name" TEXT NOT NULL PRIMARY KEY,
    "value" TEXT NOT NULL
);
