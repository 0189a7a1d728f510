import type { Section } from '@centar/domain/sections.ts';
import type { TestApp } from './testApp.ts';

/** The kinds of actors of a request. */
export const ACTORS = [
  'nobody',
  'expired session',
  'revoked session',
  'deleted user',
  'moderator without sections',
  'moderator of another section',
  'moderator of the right section',
  'administrator',
  'demoted administrator',
] as const;

export type ActorKind = (typeof ACTORS)[number];

const OTHER: Record<string, Section> = {
  Vesti: 'Konkurs',
  // The section of a programme is its type.
  'Muzicki program': 'Dramski program',
  // One code writes colonies and salons.
  Kolonije: 'Likovni saloni',
  'Likovni saloni': 'Kolonije',
  // One code writes both kinds of notices.
  Konkurs: 'Javne nabavke',
  'Javne nabavke': 'Konkurs',
};

/** Signs in a new person of that kind. Returns the token; undefined for nobody. */
export async function tokenOf(
  app: TestApp,
  kind: ActorKind,
  section: Section,
): Promise<string | undefined> {
  const { database } = app;
  switch (kind) {
    case 'nobody':
      return undefined;
    case 'expired session': {
      const { id, token } = await app.signInAs({ sections: [section] });
      const expiresAt = new Date(app.clock().getTime() - 1);
      await database.write(({ session }) =>
        session.updateMany({ where: { userId: id }, data: { expiresAt } }),
      );
      return token;
    }
    case 'revoked session': {
      const { token } = await app.signInAs({ sections: [section] });
      await app.rest('POST', '/api/UserAuth/Logout', { token });
      return token;
    }
    case 'deleted user': {
      const { id, token } = await app.signInAs({ sections: [section] });
      await database.write(({ user }) => user.delete({ where: { id } }));
      return token;
    }
    case 'moderator without sections':
      return (await app.signInAs()).token;
    case 'moderator of another section':
      return (await app.signInAs({ sections: [OTHER[section] ?? 'Vesti'] })).token;
    case 'moderator of the right section':
      return (await app.signInAs({ sections: [section] })).token;
    case 'administrator':
      return (await app.signInAs({ roleId: 1 })).token;
    case 'demoted administrator': {
      const { id, token } = await app.signInAs({ roleId: 1 });
      await database.write(({ user }) => user.update({ where: { id }, data: { roleId: 2 } }));
      return token;
    }
  }
}
