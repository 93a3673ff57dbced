// Somebody asks whether the paper before them still holds; that they asked is what is written.

import type { Context } from "../../../../graphql/context.ts";
import type { CommandResult } from "../../../../graphql/idempotency.ts";
import { readVerification, type VerificationRequest } from "../verification-access.ts";

export async function verifyDocument(context: Context, asked: VerificationRequest): Promise<CommandResult> {
  return { verification: await readVerification(context, asked) };
}
