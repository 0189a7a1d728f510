/**
 * The one vocabulary of failures: the code travels in GraphQL `extensions.code` and in the
 * `code` of an RFC 9457 problem document, with this HTTP status (product decision 6).
 * The wire carries codes only; sentences belong to the screen.
 */
export const ERROR_STATUS = {
  BAD_USER_INPUT: 400,
  UNAUTHENTICATED: 401,
  WRONG_CREDENTIALS: 401,
  FORBIDDEN: 403,
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

/** A stable name of a kind of failure. */
export type ErrorCode = keyof typeof ERROR_STATUS;

/** Why a file is not taken: the error code of the field `file`, beside WRONG_FILE_KIND or TOO_LARGE. */
export const FILE_PROBLEMS = [
  // Another kind of file, by its name or its content.
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
  // Of an accepted kind, but not as it is.
  'animatedPicture',
  'brokenFile',
  'encryptedFile',
  'tooManyBytes',
  'tooManyPixels',
  // Active content of PDF documents.
  'pdfScript',
  'pdfProgram',
  'pdfForm',
  'pdfMedia',
  'pdfAttachment',
  // Active content of Office documents.
  'officeMacros',
  'officeLinks',
  'officeEmbedded',
  'officeCommands',
] as const;

/** A reason why a file is not taken. */
export type FileProblem = (typeof FILE_PROBLEMS)[number];

/** Error codes of one field; the screen turns it into a sentence. */
export const FIELD_ERRORS = [
  'required',
  'tooLong',
  'tooMany',
  'tooShort',
  'invalid',
  'unknownField',
  'notADate',
  'noHour',
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
  'endBeforeStart',
  ...FILE_PROBLEMS,
] as const;

/** The kind of a field's error. */
export type FieldError = (typeof FIELD_ERRORS)[number];

/** Errors by field name, as `errors` of a problem document and `extensions.errors` in GraphQL. */
export type FieldErrors = Record<string, FieldError>;
