// The call by which anybody asks whether issued paper still holds.

import { inputOf } from "../../../graphql/inputs.ts";
import { publicMutation } from "../../../graphql/mutation.ts";
import { payloadOf, valueField } from "../../../graphql/payloads.ts";
import { verifyDocument } from "./commands/verify-document.ts";
import { VerificationRef } from "./verification-schema.ts";

publicMutation("verifyDocument", {
  whileActing: "AS_MEMBER",
  input: inputOf("VerifyDocumentInput", (t) => ({
    checkCode: t.string({ description: "Printed beside the number; hyphens and case do not matter." }),
    guaranteeNumber: t.string({ description: "With its check code." }),
    sha256: t.string({ description: "Instead of a number: of the file, in 64 hexadecimal digits." }),
    verificationCode: t.string({
      description: "Instead of a number: what the QR code carries behind the mark.",
    }),
  })),
  payload: payloadOf("VerifyDocumentPayload", { verification: valueField(VerificationRef, "verification") }),
  run: verifyDocument,
});
