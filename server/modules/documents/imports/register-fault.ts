// A file that cannot be read as a register, with the sentence that whoever sent it is told.

export class RegisterFault extends Error {
  override readonly name = "RegisterFault";
}
