// Where deposits go: the operator's trust account, the same for everybody; the reference tells them apart.

export const BANK_ACCOUNT = { name: "Bondline Trust Account", bsb: "033088", number: "482913" } as const;
