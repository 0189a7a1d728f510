import { pino, type DestinationStream, type Logger } from 'pino';

/** Redacted from log lines. */
const SECRET_PATHS = [
  'password',
  '*.password',
  'newPassword',
  '*.newPassword',
  'confirmPassword',
  '*.confirmPassword',
  'token',
  '*.token',
  'code',
  'authorization',
  '*.authorization',
  'cookie',
  '*.cookie',
  'headers.authorization',
  'headers.cookie',
  'req.headers.authorization',
  'req.headers.cookie',
  'err.password',
];

export function createLogger(level: string, destination?: DestinationStream): Logger {
  const options = { level, base: null, redact: { paths: SECRET_PATHS, censor: '[left out]' } };
  return destination ? pino(options, destination) : pino(options);
}
