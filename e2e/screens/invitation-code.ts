// Invites somebody into Harbour Civil, and reads the code from the mail.

import { idOf } from "../../server/demo/cast-ids.ts";
import type { Api } from "../../testing/api.ts";
import type { Product } from "../product.ts";

export async function invitationCode(product: Product, administrator: Api, email: string): Promise<string> {
  await administrator.mutate(
    "sendOrgMemberInvitation",
    "SendOrgMemberInvitationInput",
    { organisationId: idOf("organisation", "harbour"), email, role: "LIMITED_USER" },
    "clientMutationId",
  );
  const { text } = await product.mailTo(email, /You are invited/);
  const [, code = ""] = /invite\?code=(\w+)/.exec(text) ?? [];
  return code;
}
