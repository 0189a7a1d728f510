/**
 * HTTP status by error code. GraphQL sends the code in `extensions.code`, REST in an RFC 9457
 * problem document (product decision 6). Clients have the texts.
 */
export const ERROR_STATUS = {
  BAD_USER_INPUT: 400,
  UNAUTHENTICATED: 401,
  WRONG_CREDENTIALS: 401,
  SECOND_FACTOR_REQUIRED: 401,
  FORBIDDEN: 403,
  SECOND_FACTOR_DUE: 403,
  CSRF_MISMATCH: 403,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  CONFLICT: 409,
  TOO_LARGE: 413,
  WRONG_FILE_KIND: 415,
  TOO_MANY_TRIES: 429,
  INTERNAL_SERVER_ERROR: 500,
  UNAVAILABLE: 503,
  STORAGE_FULL: 507,
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS;

/** Errors of the field `file`, with WRONG_FILE_KIND, TOO_LARGE or UNAVAILABLE. */
export const FILE_PROBLEMS = [
  // A wrong type, by name or content.
  'wrongName',
  'heicPicture',
  'avifPicture',
  'webpPicture',
  'gifPicture',
  'svgPicture',
  'otherPicture',
  'documentAsPicture',
  'pictureAsDocument',
  'oldOffice',
  'otherOffice',
  'otherFile',
  // An accepted type, but unusable.
  'animatedPicture',
  'brokenFile',
  'encryptedFile',
  'tooManyBytes',
  'tooManyPixels',
  'infectedFile',
  'notScanned',
  // Active content of PDFs.
  'pdfScript',
  'pdfProgram',
  'pdfForm',
  'pdfMedia',
  'pdfAttachment',
  // Active content of Office files.
  'officeMacros',
  'officeLinks',
  'officeEmbedded',
  'officeCommands',
] as const;

export type FileProblem = (typeof FILE_PROBLEMS)[number];

/** Clients have the texts. */
export const FIELD_ERRORS = [
  'required',
  'tooLong',
  'tooMany',
  'tooShort',
  'invalid',
  'unknownField',
  'notADate',
  'noHour',
  'hourUnclear',
  'hourSkipped',
  'notAnInteger',
  'unknownChoice',
  'tooCommon',
  'taken',
  'repeated',
  'overlap',
  'lowContrast',
  'inUse',
  'tooEarly',
  'tooLate',
  'endBeforeStart',
  ...FILE_PROBLEMS,
] as const;

export type FieldError = (typeof FIELD_ERRORS)[number];

/** By field, in `errors` or `extensions.errors`. */
export type FieldErrors = Record<string, FieldError>;
