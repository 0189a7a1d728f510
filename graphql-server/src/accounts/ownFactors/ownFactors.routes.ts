import {
  factorChange,
  passkeyAddition,
  passkeyRemoval,
  passkeyRenaming,
  totpConfirmation,
} from '@centar/domain/secondFactor.ts';
import { marksOf } from '../auth/deviceCookie.ts';
import type { ContentRoute } from '../../items/transport/contentRoutes.ts';
import { requireIdentity } from '../../platform/policies.ts';
import type { OwnFactorsService } from './ownFactors.service.ts';

/** The specification has none of these calls. */
export function ownFactorsRoutes(service: OwnFactorsService): ContentRoute[] {
  const common = { policy: requireIdentity, responseType: 'FactorsChanged' };
  return [
    {
      ...common,
      method: 'GET',
      path: '/api/UserAuth/OwnFactors',
      summary: 'Passkeys, authenticator app and recovery codes of who is signed in',
      responseType: 'OwnFactors',
      handler: ({ actor }) => service.overview(actor),
    },
    {
      ...common,
      method: 'POST',
      path: '/api/UserAuth/BeginTotp',
      summary: 'A new secret for an authenticator app; it counts after ConfirmTotp',
      json: factorChange,
      responseType: 'TotpSetup',
      handler: ({ actor, body }) => service.beginTotp(actor, body),
    },
    {
      ...common,
      method: 'POST',
      path: '/api/UserAuth/ConfirmTotp',
      summary: 'Takes the authenticator app into use with its first code',
      json: totpConfirmation,
      handler: (call) => service.confirmTotp(call.actor, call.body, marksOf(call.reply.request)),
    },
    {
      ...common,
      method: 'POST',
      path: '/api/UserAuth/RemoveTotp',
      summary: 'Removes the authenticator app',
      json: factorChange,
      handler: (call) => service.removeTotp(call.actor, call.body, marksOf(call.reply.request)),
    },
    {
      ...common,
      method: 'POST',
      path: '/api/UserAuth/BeginPasskey',
      summary: 'The options with which the browser makes a passkey',
      json: factorChange,
      responseType: 'PasskeyChallenge',
      handler: ({ actor, body }) => service.beginPasskey(actor, body),
    },
    {
      ...common,
      method: 'POST',
      path: '/api/UserAuth/AddPasskey',
      summary: 'Stores the passkey that the browser made',
      json: passkeyAddition,
      handler: (call) => service.addPasskey(call.actor, call.body, marksOf(call.reply.request)),
    },
    {
      ...common,
      method: 'PUT',
      path: '/api/UserAuth/RenamePasskey',
      summary: 'Gives a passkey another name',
      json: passkeyRenaming,
      responseType: 'OwnFactors',
      handler: ({ actor, body }) => service.renamePasskey(actor, body),
    },
    {
      ...common,
      method: 'POST',
      path: '/api/UserAuth/RemovePasskey',
      summary: 'Removes a passkey',
      json: passkeyRemoval,
      handler: (call) => service.removePasskey(call.actor, call.body, marksOf(call.reply.request)),
    },
    {
      ...common,
      method: 'POST',
      path: '/api/UserAuth/NewRecoveryCodes',
      summary: 'Ten new recovery codes, shown once; the previous ones end',
      json: factorChange,
      handler: (call) =>
        service.newRecoveryCodes(call.actor, call.body, marksOf(call.reply.request)),
    },
  ];
}
