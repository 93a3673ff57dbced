// Somebody asks whether the paper before them still holds; that they asked is what is written.

import type { Context } from "../../../../graphql/context.ts";
import type { CommandResult } from "../../../../graphql/idempotency.ts";
import { readVerification, type VerificationAsked } from "../verification-access.ts";

export async function verifyDocument(context: Context, asked: VerificationAsked): Promise<CommandResult> {
  return { verification: await readVerification(context, asked) };
}
