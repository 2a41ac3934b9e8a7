import { useState } from 'react';
import { isAppError } from '../../domain/appError';
import { listingMessages, vehicleMessages } from '../../domain/messages';
import { moveMessages } from '../../domain/stockMessages';
import type { Vehicle } from '../../domain/vehicle';
import { vehicleKinds } from '../../domain/vehicleKinds';
import { moveVehicle, type OwnersMove } from '../../services/changeVehicle';
import { confirm, showError, showSuccess } from '../../ui/dialogs';
import { queryClient } from '../queries/queryClient';
import { queryKeys } from '../queries/queryKeys';

interface Moves {
  /** The id of the vehicle that is being moved. */
  readonly moving: string | null;
  /** Says what it leads to, and does it when the dealer agrees. */
  readonly move: (move: OwnersMove, vehicle: Vehicle) => Promise<void>;
}

function failureText(error: unknown, move: OwnersMove, { kind }: Vehicle): string {
  if (isAppError(error, 'changed') || isAppError(error, 'missing')) return listingMessages.changed;
  if (isAppError(error, 'signedOut')) return vehicleMessages[kind].ordersSignedOut;
  return moveMessages[move].failed;
}

/** Withdraw, Mark sold and Put back, from the question to the answer. */
export function useMove(): Moves {
  const [moving, setMoving] = useState<string | null>(null);

  async function moveAndTell(move: OwnersMove, vehicle: Vehicle): Promise<void> {
    let failure: string | null = null;
    setMoving(vehicle.id);
    try {
      await moveVehicle(move, vehicle);
    } catch (error) {
      failure = failureText(error, move, vehicle);
    }
    setMoving(null);
    // Also after a failure: what is shown may not be what is stored.
    void queryClient.invalidateQueries({ queryKey: queryKeys.own(vehicle.sellerId, vehicle.kind) });
    if (failure === null) await showSuccess(vehicle.name, moveMessages[move].done);
    else await showError(failure);
  }

  return {
    moving,
    move: async (move, vehicle) => {
      const { label, question, consequence } = moveMessages[move];
      const title = question(vehicleKinds[vehicle.kind].noun);
      const danger = move === 'withdraw';
      if (await confirm({ title, text: consequence, confirm: label, danger })) await moveAndTell(move, vehicle);
    },
  };
}
