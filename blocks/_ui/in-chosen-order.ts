/** Records in the order in which their ids were chosen; those that there are not any more are left out. */
export function inChosenOrder<Found extends { id: number }>(
  ids: readonly number[],
  records: readonly Found[],
): Found[] {
  const byId = new Map(records.map((record) => [record.id, record]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
