import { ADMINISTRATORS, type Operation } from './operation.ts';

const EMAIL = 'ana@centar.example';
const PATH = '/api/Notifications';

const operation = (name: string, send: Operation['send']): Operation => ({
  name,
  section: 'Muzicki program',
  verdicts: ADMINISTRATORS,
  send,
});

/** Mail subscriptions: visitors have the forms of pages, administrators these calls. */
export const NOTIFICATION_OPERATIONS: readonly Operation[] = [
  operation(`GET ${PATH}/GetCounts`, ({ app, token }) =>
    app.rest('GET', `${PATH}/GetCounts`, { token }),
  ),
  operation(`GET ${PATH}/GetPersonSubscriptions`, ({ app, token }) =>
    app.rest('GET', `${PATH}/GetPersonSubscriptions?email=${EMAIL}`, { token }),
  ),
  operation(`DELETE ${PATH}/ErasePersonSubscriptions`, ({ app, token }) =>
    app.rest('DELETE', `${PATH}/ErasePersonSubscriptions?email=${EMAIL}`, { token }),
  ),
  operation('Query.subscriptionCounts', ({ app, token }) =>
    app.gql('{ subscriptionCounts { weekly items waitingMails isOffered } }', {}, { token }),
  ),
  operation('Query.personSubscriptions', ({ app, token }) =>
    app.gql(
      'query($email: String!) { personSubscriptions(email: $email) { topic title sections } }',
      { email: EMAIL },
      { token },
    ),
  ),
  operation('Mutation.erasePersonSubscriptions', ({ app, token }) =>
    app.gql(
      'mutation($email: String!) { erasePersonSubscriptions(email: $email) }',
      { email: EMAIL },
      { token },
    ),
  ),
];
