/** A street with its city, which many write into it themselves: "14 Brick Lane, London"; the one that is known without the other. */
export function fullAddress(street: string | null | undefined, city: string | null | undefined): string | undefined {
  if (!street || !city) return street ?? city ?? undefined;
  const town = city.split(',')[0]!.trim();
  return street.toLowerCase().includes(town.toLowerCase()) ? street : `${street}, ${city}`;
}
