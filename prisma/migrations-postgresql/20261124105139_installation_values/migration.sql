-- CreateTable
CREATE TABLE "InstallationValue" (
    "name" TEXT NOT NULL,
    "value" TEXT NOT NULL,

    CONSTRAINT "InstallationValue_pkey" PRIMARY KEY ("name")
);
