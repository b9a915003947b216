ALTER TABLE "payments" ADD COLUMN "seller" jsonb;--> statement-breakpoint
-- payments: of what was paid before, receipts go on to say what they say now.
UPDATE payments SET seller = jsonb_build_object(
         'name', coalesce(artist.business_name, nullif(artist.full_name, '')), 'address', artist.business_address,
         'vatNumber', vat.number, 'vatRate', vat.rate)
  FROM bookings JOIN users AS artist ON artist.id = bookings.artist_id LEFT JOIN vat ON vat.user_id = artist.id
 WHERE bookings.id = payments.booking_id AND payments.status = 'paid';--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_seller_check" CHECK ("payments"."status" <> 'paid' or "payments"."seller" is not null);
