import { describe, expect, it } from 'vitest';
import { readEnvironment } from './environment.ts';

describe('without any variable', () => {
  it('has the documented defaults', () => {
    expect(readEnvironment({})).toEqual({
      port: 4000,
      host: '127.0.0.1',
      publicUrl: 'http://localhost:4000',
      dataDir: `${process.cwd()}/data`,
      databaseUrl: `file:${process.cwd()}/data/centar.db`,
      admin: { email: 'admin@centar.local', password: undefined, name: 'Administrator' },
      demoContent: true,
      smtpUrl: undefined,
      mailFrom: undefined,
      filesLimit: 20 * 1024 ** 3,
      trustProxy: expect.any(Function) as unknown,
      secondFactorGraceDays: 14,
      logLevel: 'info',
    });
  });

  it('empty ones count as absent', () => {
    const names = ['PORT', 'PUBLIC_URL', 'DATA_DIR', 'ADMIN_PASSWORD', 'SMTP_URL', 'DEMO_CONTENT'];
    const empty = Object.fromEntries(names.map((name) => [name, '']));
    expect(readEnvironment(empty)).toEqual(readEnvironment({}));
  });
});

describe('what is given', () => {
  it('counts', () => {
    const given = readEnvironment({
      PORT: '8080',
      PUBLIC_URL: 'https://centar.rs/',
      DATA_DIR: '/srv/centar',
      DEMO_CONTENT: 'false',
    });
    expect(given).toMatchObject({
      port: 8080,
      publicUrl: 'https://centar.rs',
      databaseUrl: 'file:/srv/centar/centar.db',
      demoContent: false,
    });
  });

  it('the address follows the port', () => {
    expect(readEnvironment({ PORT: '5001' }).publicUrl).toBe('http://localhost:5001');
  });
});

describe('forwarded addresses are believed', () => {
  it.each([
    ['', '127.0.0.1', 0, false],
    ['false', '127.0.0.1', 0, false],
    ['true', '192.0.2.1', 0, true],
    ['true', '127.0.0.1', 1, false],
    ['127.0.0.1', '127.0.0.1', 0, true],
    ['127.0.0.1', '::ffff:127.0.0.1', 0, true],
    ['127.0.0.1', '127.0.0.2', 0, false],
    ['10.0.0.0/8, fd00::/8', '10.9.9.9', 1, true],
    ['10.0.0.0/8, fd00::/8', 'fd00::7', 0, true],
    ['10.0.0.0/8, fd00::/8', '11.0.0.1', 0, false],
    ['10.0.0.0/8', 'no address', 1, false],
  ])('with %j of %s at hop %i: %s', (setting, address, hop, expected) => {
    expect(readEnvironment({ TRUST_PROXY: setting }).trustProxy(address, hop)).toBe(expected);
  });
});

describe('a wrong value stops the start with one line that names it', () => {
  it.each([
    ['PORT', 'http'],
    ['PORT', '70000'],
    ['PORT', '-1'],
    ['PORT', '80.5'],
    ['HOST', '   '],
    ['PUBLIC_URL', 'centar.rs'],
    ['PUBLIC_URL', 'ftp://centar.rs'],
    ['PUBLIC_URL', 'javascript:alert(1)'],
    ['PUBLIC_URL', 'https://centar.rs/site'],
    ['PUBLIC_URL', 'https://centar.rs/?x=1'],
    ['DATA_DIR', '  '],
    ['DATABASE_URL', 'mysql://x'],
    ['DATABASE_URL', 'file:'],
    ['ADMIN_EMAIL', 'admin'],
    ['VIRUS_SCANNER', 'clamd'],
    ['VIRUS_SCANNER', '127.0.0.1'],
    ['ADMIN_PASSWORD', 'kratka'],
    ['ADMIN_PASSWORD', 'x'.repeat(129)],
    ['ADMIN_NAME', 'x'.repeat(101)],
    ['DEMO_CONTENT', 'yes'],
    ['SMTP_URL', 'http://mail'],
    ['SMTP_URL', 'smtp://'],
    ['MAIL_FROM', 'centar'],
    ['MAIL_FROM', 'a@x.rs, b@x.rs'],
    ['MAIL_FROM', 'a@x.rs\nBcc: b@x.rs'],
    ['LOG_LEVEL', 'loud'],
    ['FILES_LIMIT_GB', '0'],
    ['TRUST_PROXY', 'yes'],
    ['TRUST_PROXY', '1'],
    ['TRUST_PROXY', 'proxy.example'],
    ['TRUST_PROXY', '127.0.0.1,'],
    ['TRUST_PROXY', '127.0.0.256'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['TRUST_PROXY', '10.0.0.0/-8'],
    ['TRUST_PROXY', '10.0.0.0/'],
    ['TRUST_PROXY', '::1/129'],
    ['TRUST_PROXY', '0.0.0.0/0'],
    ['TRUST_PROXY', '::/0'],
    ['TRUST_PROXY', 'true, 127.0.0.1'],
  ])('%s=%s', (name, value) => {
    const line = new RegExp(`^Environment variable ${name}: [^\\n]+$`);
    expect(() => readEnvironment({ [name]: value })).toThrow(line);
  });

  it.each([
    ['METRICS_PORT', { PORT: '4100', METRICS_PORT: '4100' }],
    ['METRICS_PORT', { METRICS_PORT: '4000' }],
    ['SMTP_URL', { SMTP_URL: 'smtp://localhost:4000' }],
    ['DATABASE_URL', { PORT: '5433', DATABASE_URL: 'postgresql://a:b@127.0.0.1:5433/c' }],
    ['DATABASE_URL', { METRICS_PORT: '5433', DATABASE_URL: 'postgresql://a@[::1]:5433/c' }],
    ['FILES_URL', { FILES_URL: 's3://a:b@localhost:4000/bucket' }],
  ])('%s names the port of another variable', (name, variables) => {
    expect(() => readEnvironment(variables)).toThrow(
      new RegExp(`^Environment variable ${name}: has the port of (METRICS_)?PORT, \\d+;`),
    );
  });

  it('but not for ports that the system chooses, or those of another machine', () => {
    expect(readEnvironment({ PORT: '0', METRICS_PORT: '0' }).metricsPort).toBe(0);
    expect(readEnvironment({ METRICS_PORT: '4001' }).metricsPort).toBe(4001);
    const elsewhere = { SMTP_URL: 'smtp://posta.example:4000' };
    expect(readEnvironment(elsewhere).smtpUrl).toBe(elsewhere.SMTP_URL);
  });

  it('and never repeats a password', () => {
    expect(() => readEnvironment({ ADMIN_PASSWORD: 'tajna12' })).toThrow(/^(?!.*tajna12)/);
  });
});
