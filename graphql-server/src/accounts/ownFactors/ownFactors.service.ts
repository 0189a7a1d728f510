import { factorChange } from '@centar/domain/secondFactor.ts';
import { hasFactor } from '../secondFactor/factors.ts';
import { renewRecoveryCodes } from '../secondFactor/recoveryCodes.ts';
import type { Actor } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import { requireIdentity } from '../../platform/policies.ts';
import { parseInput } from '../../platform/validation.ts';
import {
  createFactorChanges,
  readOwnFactors,
  requireOwner,
  type OwnFactorsDependencies,
} from './factorChanges.ts';
import type { FactorsChanged, OwnFactors } from './ownFactors.types.ts';
import { newPasskeys, passkeyChanges } from './passkeyChanges.ts';
import { totpChanges } from './totpChanges.ts';

/** Also open to people whose demanded second factor is overdue. */
export function ownFactorsService(dependencies: OwnFactorsDependencies) {
  const changes = createFactorChanges(dependencies);
  const { record, change } = changes;

  return {
    ...totpChanges(dependencies, changes),
    ...newPasskeys(dependencies, changes),
    ...passkeyChanges(dependencies, changes),

    /** Throws UNAUTHENTICATED. */
    async overview(actor: Actor): Promise<OwnFactors> {
      requireIdentity(actor);
      return readOwnFactors(dependencies, actor);
    },

    /** The previous codes end. Throws CONFLICT without a factor, or like `beginTotp`. */
    async newRecoveryCodes(
      actor: Actor,
      input: unknown,
      marks: readonly string[],
    ): Promise<FactorsChanged> {
      requireIdentity(actor);
      await requireOwner(dependencies, actor, parseInput(factorChange, input).currentPassword);
      return change(actor, async (transaction, factors) => {
        if (!hasFactor(factors)) throw new AppError('CONFLICT');
        await record(transaction, actor, 'newRecoveryCodes', marks);
        return renewRecoveryCodes(transaction, actor.id);
      });
    },
  };
}

export type OwnFactorsService = ReturnType<typeof ownFactorsService>;
