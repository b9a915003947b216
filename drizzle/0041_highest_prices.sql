ALTER TABLE "offers" DROP CONSTRAINT "offers_amount_check";--> statement-breakpoint
ALTER TABLE "services" DROP CONSTRAINT "services_price_check";--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_amount_check" CHECK ("offers"."amount" between 1 and 2000000000);--> statement-breakpoint
ALTER TABLE "services" ADD CONSTRAINT "services_price_check" CHECK ("services"."price" between 0 and 2000000000);