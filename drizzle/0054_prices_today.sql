ALTER TABLE "services" ADD COLUMN "discount" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "services" ADD CONSTRAINT "services_discount_check" CHECK ("services"."discount" between 0 and "services"."price");--> statement-breakpoint
-- explore: what is free for a price follows the price.
DROP TRIGGER services_free_times ON services;
--> statement-breakpoint
CREATE TRIGGER services_free_times
  AFTER INSERT OR DELETE OR UPDATE OF duration, extra_gap, price, currency, discount, published, removed_at ON services
  FOR EACH ROW EXECUTE FUNCTION note_free_time_change('user_id');
