// The hatching of what is not in force, in the colour of where it stands.

type HatchingProps = { readonly id: string; readonly gap: number; readonly thickness: number };

export function Hatching({ id, gap, thickness }: HatchingProps) {
  return (
    <pattern id={id} width={gap} height={gap} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <rect width={gap} height={gap} fill="currentColor" fillOpacity={0.12} />
      <rect width={thickness} height={gap} fill="currentColor" fillOpacity={0.7} />
    </pattern>
  );
}
