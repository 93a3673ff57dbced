// Amounts of a kind beneath one another, each with a bar as long as its share of the largest; what is set apart is hatched and added to nothing.

export type BarItem = {
  readonly name: string;
  readonly amount: string;
  readonly note?: string | undefined;
  /** A second amount beside the first, in words. */
  readonly apart?: string | undefined;
  /** What the bars are measured by. */
  readonly size: number;
  readonly apartSize?: number | undefined;
};

export function BarList({ items }: { readonly items: readonly BarItem[] }) {
  const largest = Math.max(1, ...items.map(({ size, apartSize = 0 }) => size + apartSize));
  const width = (size: number) => ({ width: `${(size / largest) * 100}%` });
  return (
    <dl className="grid gap-3">
      {items.map(({ name, amount, note, apart, size, apartSize = 0 }) => (
        <div key={name} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4">
          <dt className="min-w-0 text-body break-words">
            {name} {note !== undefined && <span className="figures text-label text-ink-3">{note}</span>}
          </dt>
          <dd className="figures text-right text-body font-medium">{amount}</dd>
          {apart !== undefined && (
            <dd className="figures col-span-2 text-right text-label text-ink-2">{apart}</dd>
          )}
          <dd
            aria-hidden="true"
            className="col-span-2 mt-1.5 flex h-1.5 overflow-hidden rounded-full bg-free"
          >
            {size > 0 && <span className="bg-chart-1" style={width(size)} />}
            {apartSize > 0 && <span className="hatched-light" style={width(apartSize)} />}
          </dd>
        </div>
      ))}
    </dl>
  );
}
